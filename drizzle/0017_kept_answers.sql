CREATE TABLE `kept_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`request` text NOT NULL,
	`status` integer NOT NULL,
	`type` text NOT NULL,
	`body` text NOT NULL,
	`size` integer NOT NULL,
	`kept_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `kept_answers_by_time` ON `kept_answers` (`kept_at`,`size`);