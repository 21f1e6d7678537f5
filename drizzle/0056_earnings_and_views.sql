CREATE TABLE `page_views` (
	`day` text NOT NULL,
	`page` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `page`)
);
--> statement-breakpoint
CREATE TABLE `network_accounts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`network` text NOT NULL,
	`account` text NOT NULL,
	`token` text,
	`schedule` text,
	`last_read_at` integer,
	`last_success_at` integer,
	`last_error` text DEFAULT '' NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `network_accounts_unique` ON `network_accounts` (`network`,`account`);--> statement-breakpoint
CREATE TABLE `transaction_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`transaction_id` integer NOT NULL,
	`at` integer NOT NULL,
	`from_state` text,
	`to_state` text NOT NULL,
	`from_commission_minor` integer,
	`to_commission_minor` integer NOT NULL,
	FOREIGN KEY (`transaction_id`) REFERENCES `transactions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `transaction_changes_by_transaction` ON `transaction_changes` (`transaction_id`);--> statement-breakpoint
CREATE TABLE `transactions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`external_id` text NOT NULL,
	`corrects_id` text,
	`program` text NOT NULL,
	`advertiser_name` text DEFAULT '' NOT NULL,
	`placement` text,
	`page` text,
	`product_id` integer,
	`has_foreign_reference` integer DEFAULT false NOT NULL,
	`is_bonus` integer DEFAULT false NOT NULL,
	`state` text NOT NULL,
	`network_state` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`order_minor` integer,
	`commission_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`clicked_at` integer,
	`ordered_at` integer NOT NULL,
	`changed_at` integer,
	`validated_at` integer,
	`paid_at` integer,
	`first_seen_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`last_seen_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`missing_since` integer,
	FOREIGN KEY (`account_id`) REFERENCES `network_accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transactions_unique` ON `transactions` (`account_id`,`external_id`);--> statement-breakpoint
CREATE INDEX `transactions_by_click` ON `transactions` (`clicked_at`);--> statement-breakpoint
CREATE INDEX `transactions_by_order` ON `transactions` (`ordered_at`);--> statement-breakpoint
CREATE TABLE `named_links` (
	`name` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`changed_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `__new_clicks` (
	`day` text NOT NULL,
	`product_id` integer NOT NULL,
	`advertiser_name` text DEFAULT '' NOT NULL,
	`placement` text NOT NULL,
	`page` text DEFAULT '' NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	`networks` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `product_id`, `placement`, `page`, `advertiser_name`)
);
--> statement-breakpoint
INSERT INTO `__new_clicks`("day", "product_id", "advertiser_name", "placement", "page", "count", "networks") SELECT "day", "product_id", "advertiser_name", "placement", '', "count", "networks" FROM `clicks`;--> statement-breakpoint
DROP TABLE `clicks`;--> statement-breakpoint
ALTER TABLE `__new_clicks` RENAME TO `clicks`;