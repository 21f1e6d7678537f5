CREATE TABLE `link_checks` (
	`product_id` integer PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`host` text NOT NULL,
	`state` text,
	`reason` text,
	`checked_at` integer,
	`next_at` integer NOT NULL,
	`first_miss_at` integer,
	`last_miss_at` integer,
	`unknowns` integer DEFAULT 0 NOT NULL,
	`dismissed_at` integer,
	`history` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `link_checks_due` ON `link_checks` (`next_at`);--> statement-breakpoint
CREATE INDEX `link_checks_by_state` ON `link_checks` (`state`,`last_miss_at`);--> statement-breakpoint
CREATE INDEX `link_checks_by_host` ON `link_checks` (`host`,`checked_at`);--> statement-breakpoint
ALTER TABLE `products` ADD `retailer_link` text;--> statement-breakpoint
CREATE INDEX `products_retailer_link` ON `products` (`id`) WHERE retailer_link is not null and gone_at is null;