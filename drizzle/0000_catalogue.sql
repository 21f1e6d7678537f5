CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`user_id` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `accounts_by_user` ON `accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`config_id` text DEFAULT 'default' NOT NULL,
	`name` text,
	`start` text,
	`reference_id` text NOT NULL,
	`prefix` text,
	`key` text NOT NULL,
	`refill_interval` integer,
	`refill_amount` integer,
	`last_refill_at` integer,
	`enabled` integer DEFAULT true NOT NULL,
	`rate_limit_enabled` integer DEFAULT true NOT NULL,
	`rate_limit_time_window` integer,
	`rate_limit_max` integer,
	`request_count` integer DEFAULT 0 NOT NULL,
	`remaining` integer,
	`last_request` integer,
	`expires_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`permissions` text,
	`metadata` text,
	FOREIGN KEY (`reference_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_key_unique` ON `api_keys` (`key`);--> statement-breakpoint
CREATE INDEX `api_keys_by_owner` ON `api_keys` (`reference_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL,
	`token` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`user_id` text NOT NULL,
	`impersonated_by` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_unique` ON `sessions` (`token`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`banned` integer DEFAULT false,
	`ban_reason` text,
	`ban_expires` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verifications_by_identifier` ON `verifications` (`identifier`);--> statement-breakpoint
CREATE TABLE `catalogue_counts` (
	`category` text PRIMARY KEY NOT NULL,
	`listed` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `catalogue_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`short` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_short_unique` ON `categories` (`short`);--> statement-breakpoint
CREATE UNIQUE INDEX `categories_name_unique` ON `categories` (`name`);--> statement-breakpoint
CREATE TABLE `clicks` (
	`day` text NOT NULL,
	`product_id` integer NOT NULL,
	`advertiser_name` text DEFAULT '' NOT NULL,
	`placement` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `product_id`, `placement`)
);
--> statement-breakpoint
CREATE TABLE `partners` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`logo` text,
	`commission` text NOT NULL,
	`website` text NOT NULL,
	`category` text NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partners_name_unique` ON `partners` (`name`);--> statement-breakpoint
CREATE TABLE `price_history` (
	`product_id` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`price_minor` integer,
	`currency` text NOT NULL,
	PRIMARY KEY(`product_id`, `seen_at`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`category` text,
	`price_minor` integer,
	`list_price_minor` integer,
	`currency` text DEFAULT 'SEK' NOT NULL,
	`image_url` text,
	`affiliate_link` text,
	`advertiser_name` text,
	`advertiser_id` text,
	`advertiser_logo_url` text,
	`commission` text DEFAULT '5%' NOT NULL,
	`is_best_seller` integer DEFAULT false NOT NULL,
	`is_editors_pick` integer DEFAULT false NOT NULL,
	`rating` real,
	`reviews` integer,
	`brand` text,
	`gtin` text,
	`in_stock` integer DEFAULT true NOT NULL,
	`source` text DEFAULT 'manual' NOT NULL,
	`external_id` text,
	`content_hash` text,
	`price_read_at` integer,
	`gone_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`name_sort` text NOT NULL,
	`search_text` text NOT NULL,
	`pick_rank` integer GENERATED ALWAYS AS ((is_editors_pick or is_best_seller)) VIRTUAL,
	`price_unknown` integer GENERATED ALWAYS AS ((price_minor is null)) VIRTUAL,
	FOREIGN KEY (`category`) REFERENCES `categories`(`short`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "products_price_not_negative" CHECK(price_minor is null or price_minor >= 0),
	CONSTRAINT "products_rating_range" CHECK(rating is null or (rating >= 0 and rating <= 5)),
	CONSTRAINT "products_reviews_not_negative" CHECK(reviews is null or reviews >= 0),
	CONSTRAINT "products_currency_iso" CHECK(length(currency) = 3),
	CONSTRAINT "products_link_http" CHECK(affiliate_link is null or affiliate_link like 'http://%' or affiliate_link like 'https://%'),
	CONSTRAINT "products_name_not_empty" CHECK(length(name) between 1 and 200)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_source_external_id` ON `products` (`source`,`external_id`);--> statement-breakpoint
CREATE INDEX `products_featured` ON `products` (`pick_rank`,`created_at`,`id`) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_category_featured` ON `products` (`category`,`pick_rank`,`created_at`,`id`) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_name` ON `products` (`name_sort`,`id`) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_category_name` ON `products` (`category`,`name_sort`,`id`) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_price_up` ON `products` (`price_unknown`,`price_minor`,`id`) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_price_down` ON `products` (`price_unknown`,price_minor desc,`id`) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_category_price_up` ON `products` (`category`,`price_unknown`,`price_minor`,`id`) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_category_price_down` ON `products` (`category`,`price_unknown`,price_minor desc,`id`) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_gtin` ON `products` (`gtin`) WHERE gtin is not null;--> statement-breakpoint
CREATE TABLE `donations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`checkout_session_id` text,
	`payment_intent_id` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`amount_minor` integer NOT NULL,
	`refunded_minor` integer DEFAULT 0 NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`message` text,
	`livemode` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`paid_at` integer,
	CONSTRAINT "donations_amount_positive" CHECK(amount_minor > 0),
	CONSTRAINT "donations_refund_range" CHECK(refunded_minor between 0 and amount_minor)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `donations_checkout_session_id_unique` ON `donations` (`checkout_session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `donations_payment_intent_id_unique` ON `donations` (`payment_intent_id`);--> statement-breakpoint
CREATE INDEX `donations_by_time` ON `donations` (`created_at`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`received_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `favorites` (
	`user_id` text NOT NULL,
	`product_id` integer NOT NULL,
	`product_name` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`user_id`, `product_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `favorites_by_user` ON `favorites` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `feed_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`feed_id` integer NOT NULL,
	`status` text NOT NULL,
	`started_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`finished_at` integer,
	`records` integer DEFAULT 0 NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`gone` integer DEFAULT 0 NOT NULL,
	`rejected` integer DEFAULT 0 NOT NULL,
	`message` text,
	FOREIGN KEY (`feed_id`) REFERENCES `feeds`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `feed_runs_by_feed` ON `feed_runs` (`feed_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `feeds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`location` text NOT NULL,
	`dialect` text,
	`settings` text DEFAULT '{}' NOT NULL,
	`last_run_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feeds_name_unique` ON `feeds` (`name`);--> statement-breakpoint
CREATE TABLE `subscribers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`status` text DEFAULT 'unconfirmed' NOT NULL,
	`consent_text` text NOT NULL,
	`consent_at` integer NOT NULL,
	`consent_address_hash` text,
	`confirmed_at` integer,
	`unsubscribed_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_email_unique` ON `subscribers` (`email`);--> statement-breakpoint
CREATE INDEX `subscribers_by_status` ON `subscribers` (`status`);