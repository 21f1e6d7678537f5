CREATE TABLE `held_prices` (
	`product_id` integer PRIMARY KEY NOT NULL,
	`before_minor` integer NOT NULL,
	`price_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`since_at` integer NOT NULL,
	`until_at` integer NOT NULL,
	`refused_at` integer,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `held_prices_newest` ON `held_prices` (`refused_at`,`since_at`);