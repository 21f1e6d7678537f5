CREATE TABLE `price_alert_readers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`link_key` text NOT NULL,
	`paused_at` integer,
	`digest_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_alert_readers_user_id_unique` ON `price_alert_readers` (`user_id`);--> statement-breakpoint
CREATE TABLE `price_alerts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reader_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`product_name` text NOT NULL,
	`kind` text NOT NULL,
	`target_minor` integer,
	`percent` integer,
	`base_minor` integer,
	`currency` text,
	`series` integer,
	`mail_id` integer,
	`mailed_minor` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`reader_id`) REFERENCES `price_alert_readers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "price_alerts_percent_range" CHECK(percent is null or percent between 1 and 99)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_alerts_one_of_a_kind` ON `price_alerts` (`reader_id`,`product_id`,`kind`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `alert_reader_id` integer REFERENCES price_alert_readers(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `outbox_by_alert_reader` ON `outbox` (`alert_reader_id`) WHERE alert_reader_id is not null;