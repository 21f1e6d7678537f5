ALTER TABLE `kept_answers` RENAME TO `idempotent_responses`;--> statement-breakpoint
DROP INDEX `kept_answers_by_time`;--> statement-breakpoint
CREATE INDEX `idempotent_responses_by_time` ON `idempotent_responses` (`kept_at`,`size`);