CREATE TABLE `former_landing_page_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`landing_page_id` integer NOT NULL,
	FOREIGN KEY (`landing_page_id`) REFERENCES `landing_pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `landing_pages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`introduction` text DEFAULT '' NOT NULL,
	`query` text NOT NULL,
	`picture` text DEFAULT '' NOT NULL,
	`is_published` integer DEFAULT false NOT NULL,
	`in_navigation` integer DEFAULT false NOT NULL,
	`position` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`changed_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	CONSTRAINT "landing_pages_query" CHECK(json_type(query) = 'object')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `landing_pages_slug_unique` ON `landing_pages` (`slug`);
--> statement-breakpoint
CREATE TRIGGER landing_pages_inserted AFTER INSERT ON landing_pages BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER landing_pages_updated AFTER UPDATE ON landing_pages BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER landing_pages_deleted AFTER DELETE ON landing_pages BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER former_landing_page_slugs_inserted AFTER INSERT ON former_landing_page_slugs BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER former_landing_page_slugs_updated AFTER UPDATE ON former_landing_page_slugs BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER former_landing_page_slugs_deleted AFTER DELETE ON former_landing_page_slugs BEGIN UPDATE catalogue_version SET version = version + 1; END;
