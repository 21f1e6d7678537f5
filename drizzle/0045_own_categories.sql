CREATE TABLE `former_category_names` (
	`name` text PRIMARY KEY NOT NULL,
	`category_id` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `categories` ADD `short_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `tagline` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `color` text DEFAULT 'sand' NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `icon` text DEFAULT 'baby' NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `picture` text DEFAULT 'products/cotton-bodysuits' NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `is_hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `is_leaving` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `successor_id` integer REFERENCES categories(id);--> statement-breakpoint
UPDATE `categories` SET `short_name` = `short`;--> statement-breakpoint
UPDATE `categories` SET `tagline` = 'Soft layers for every season', `color` = 'coral', `icon` = 'shirt', `picture` = 'products/muslin-swaddles' WHERE `short` = 'Clothing';--> statement-breakpoint
UPDATE `categories` SET `tagline` = 'Bottles, bibs and first bites', `color` = 'amber', `icon` = 'baby', `picture` = 'products/silicone-bib' WHERE `short` = 'Feeding';--> statement-breakpoint
UPDATE `categories` SET `tagline` = 'Play that helps them grow', `color` = 'sky', `icon` = 'blocks', `picture` = 'products/wooden-blocks' WHERE `short` = 'Toys';--> statement-breakpoint
UPDATE `categories` SET `tagline` = 'Calm corners for better sleep', `color` = 'violet', `icon` = 'bed', `picture` = 'products/crib-mobile' WHERE `short` = 'Nursery';--> statement-breakpoint
UPDATE `categories` SET `tagline` = 'Everyday peace of mind', `color` = 'green', `icon` = 'shield', `picture` = 'products/bath-thermometer' WHERE `short` = 'Safety';--> statement-breakpoint
CREATE UNIQUE INDEX `categories_short_name` ON `categories` (`short_name`);