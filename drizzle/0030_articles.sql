CREATE TABLE `article_versions` (
	`article_id` integer NOT NULL,
	`version` integer NOT NULL,
	`file` text NOT NULL,
	`saved_by` text NOT NULL,
	`saved_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`article_id`, `version`),
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `articles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`author` text DEFAULT '' NOT NULL,
	`likes` integer DEFAULT 0 NOT NULL,
	`picture` text DEFAULT '' NOT NULL,
	`picture_alt` text DEFAULT '' NOT NULL,
	`related_products` text NOT NULL,
	`related_articles` text NOT NULL,
	`key_points` text NOT NULL,
	`expert_advice` text DEFAULT '' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`read_minutes` integer DEFAULT 1 NOT NULL,
	`published_at` integer,
	`updated_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`changed_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`deleted_at` integer,
	CONSTRAINT "articles_lists" CHECK(json_type(related_products) = 'array' and json_type(related_articles) = 'array' and json_type(key_points) = 'array')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `articles_slug_unique` ON `articles` (`slug`);--> statement-breakpoint
CREATE INDEX `articles_published` ON `articles` (`published_at`,`slug`) WHERE deleted_at is null;--> statement-breakpoint
CREATE TABLE `former_article_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`article_id` integer NOT NULL,
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE TRIGGER articles_inserted AFTER INSERT ON articles BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER articles_updated AFTER UPDATE ON articles BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER articles_deleted AFTER DELETE ON articles BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER former_article_slugs_inserted AFTER INSERT ON former_article_slugs BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER former_article_slugs_updated AFTER UPDATE ON former_article_slugs BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER former_article_slugs_deleted AFTER DELETE ON former_article_slugs BEGIN UPDATE catalogue_version SET version = version + 1; END;
