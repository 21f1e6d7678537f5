CREATE TABLE `newsletter_issues` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`preview` text DEFAULT '' NOT NULL,
	`markdown` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`started_at` integer,
	`finished_at` integer
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`lane` text NOT NULL,
	`recipient` text,
	`content` text,
	`issue_id` integer,
	`subscriber_id` integer,
	`state` text DEFAULT 'waiting' NOT NULL,
	`claim` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`give_up_at` integer,
	`reason` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`issue_id`) REFERENCES `newsletter_issues`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscriber_id`) REFERENCES `subscribers`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_key_unique` ON `outbox` (`key`);--> statement-breakpoint
CREATE INDEX `outbox_by_turn` ON `outbox` (`lane`,`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `outbox_by_issue` ON `outbox` (`issue_id`,`state`);--> statement-breakpoint
CREATE INDEX `outbox_by_subscriber` ON `outbox` (`subscriber_id`);--> statement-breakpoint
ALTER TABLE `subscribers` ADD `link_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `mailbox` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `confirmation_mailed_at` integer;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `bounced_at` integer;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `bounce_reason` text;--> statement-breakpoint
CREATE INDEX `subscribers_by_mailbox` ON `subscribers` (`mailbox`);--> statement-breakpoint
UPDATE `subscribers` SET `link_key` = lower(hex(randomblob(24))), `mailbox` = `email` WHERE `link_key` = '';
