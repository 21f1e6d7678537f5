CREATE TABLE `translations` (
	`kind` text NOT NULL,
	`entry` text NOT NULL,
	`language` text NOT NULL,
	`texts` text NOT NULL,
	`original` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `entry`, `language`)
);
--> statement-breakpoint
ALTER TABLE `users` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `articles` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `articles` ADD `translations` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `articles_translations` ON `articles` (`translations`) WHERE translations > 0;--> statement-breakpoint
ALTER TABLE `donations` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscribers` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE TRIGGER translations_inserted AFTER INSERT ON translations BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER translations_updated AFTER UPDATE ON translations BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER translations_deleted AFTER DELETE ON translations BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER categories_translations AFTER DELETE ON categories BEGIN DELETE FROM translations WHERE kind = 'category' AND entry = OLD.id; END;
--> statement-breakpoint
CREATE TRIGGER landing_pages_translations AFTER DELETE ON landing_pages BEGIN DELETE FROM translations WHERE kind = 'landing-page' AND entry = OLD.id; END;
--> statement-breakpoint
-- A shop that was there before keeps its one language until its owner adds another.
INSERT INTO settings (name, value) SELECT 'LANGUAGES', 'en' FROM pragma_user_version WHERE user_version = 1 AND NOT EXISTS (SELECT 1 FROM settings WHERE name = 'LANGUAGES');
