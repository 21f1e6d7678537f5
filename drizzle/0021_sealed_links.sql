ALTER TABLE `verifications` ADD `user_id` text REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `verifications_by_user` ON `verifications` (`user_id`);--> statement-breakpoint
DELETE FROM `verifications` WHERE `identifier` LIKE 'reset-password:%';--> statement-breakpoint
DELETE FROM `accounts` WHERE `rowid` NOT IN (SELECT min(`rowid`) FROM `accounts` GROUP BY `provider_id`, `account_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_by_subject` ON `accounts` (`provider_id`,`account_id`);