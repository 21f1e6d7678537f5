ALTER TABLE `articles` ADD `focus_x` integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE `articles` ADD `focus_y` integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE `articles` ADD `search_title` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `articles` ADD `search_description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `search_title` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `search_description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `version` integer DEFAULT 1 NOT NULL;