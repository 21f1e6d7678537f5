CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`actor_id` text NOT NULL,
	`actor_email` text NOT NULL,
	`action` text NOT NULL,
	`target_id` text,
	`target_name` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`,`id`);--> statement-breakpoint
CREATE TABLE `deleted_products` (
	`deletion_id` text NOT NULL,
	`product_id` integer NOT NULL,
	`row` text NOT NULL,
	`prices` text NOT NULL,
	`deleted_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`deletion_id`, `product_id`)
);
--> statement-breakpoint
CREATE INDEX `deleted_products_by_time` ON `deleted_products` (`deleted_at`);--> statement-breakpoint
CREATE INDEX `products_changed` ON `products` (updated_at desc,id desc,`source`,`category`,`gone_at`);