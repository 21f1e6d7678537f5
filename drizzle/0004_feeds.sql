UPDATE feed_runs SET status = 'interrupted' WHERE status = 'running';
--> statement-breakpoint
CREATE TABLE `feed_changes` (
	`run_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`before` text,
	PRIMARY KEY(`run_id`, `product_id`),
	FOREIGN KEY (`run_id`) REFERENCES `feed_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `feed_rejections` (
	`run_id` integer NOT NULL,
	`position` integer NOT NULL,
	`line` integer NOT NULL,
	`external_id` text,
	`field` text NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`run_id`, `position`),
	FOREIGN KEY (`run_id`) REFERENCES `feed_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `catalogue_version` ADD `bulk` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `record_hash` text;--> statement-breakpoint
CREATE INDEX `products_listed_by_source` ON `products` (`source`,`id`) WHERE gone_at is null;--> statement-breakpoint
ALTER TABLE `feed_runs` ADD `kind` text DEFAULT 'import' NOT NULL;--> statement-breakpoint
ALTER TABLE `feed_runs` ADD `owner` text;--> statement-breakpoint
ALTER TABLE `feed_runs` ADD `heartbeat_at` integer;--> statement-breakpoint
ALTER TABLE `feed_runs` ADD `cancel_requested` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `feed_runs` ADD `dialect` text;--> statement-breakpoint
ALTER TABLE `feed_runs` ADD `bytes_read` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `feed_runs` ADD `bytes_total` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `feed_runs` ADD `held_back` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `feed_runs` ADD `undoable` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `feed_runs_one_at_a_time` ON `feed_runs` (`feed_id`) WHERE status = 'running';--> statement-breakpoint
ALTER TABLE `feeds` ADD `location_kind` text DEFAULT 'path' NOT NULL;--> statement-breakpoint
ALTER TABLE `feeds` ADD `credentials` text;--> statement-breakpoint
ALTER TABLE `feeds` ADD `dialect_chosen` text;--> statement-breakpoint
ALTER TABLE `feeds` ADD `schedule` text;--> statement-breakpoint
ALTER TABLE `feeds` ADD `enabled` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `feeds` ADD `etag` text;--> statement-breakpoint
ALTER TABLE `feeds` ADD `last_modified` text;--> statement-breakpoint
ALTER TABLE `feeds` ADD `file_hash` text;--> statement-breakpoint
ALTER TABLE `feeds` ADD `read_again_at` integer;--> statement-breakpoint
ALTER TABLE `feeds` ADD `checked_at` integer;--> statement-breakpoint
DROP TRIGGER products_inserted;
--> statement-breakpoint
DROP TRIGGER products_deleted;
--> statement-breakpoint
DROP TRIGGER products_updated;
--> statement-breakpoint
DROP TRIGGER products_search_updated;
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products BEGIN
  INSERT INTO products_fts (rowid, search_text) SELECT new.id, new.search_text
    WHERE new.gone_at IS NULL AND (SELECT bulk FROM catalogue_version) = 0;
  INSERT INTO catalogue_counts (category, listed) SELECT coalesce(new.category, ''), 1 WHERE new.gone_at IS NULL
    ON CONFLICT (category) DO UPDATE SET listed = listed + 1;
  UPDATE catalogue_version SET version = version + 1, changed_at = cast(unixepoch('subsec') * 1000 as integer) WHERE bulk = 0;
END;
--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products BEGIN
  INSERT INTO products_fts (products_fts, rowid, search_text) SELECT 'delete', old.id, old.search_text
    WHERE old.gone_at IS NULL AND (SELECT bulk FROM catalogue_version) = 0;
  UPDATE catalogue_counts SET listed = listed - 1 WHERE category = coalesce(old.category, '') AND old.gone_at IS NULL;
  UPDATE catalogue_version SET version = version + 1, changed_at = cast(unixepoch('subsec') * 1000 as integer) WHERE bulk = 0;
END;
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products BEGIN
  UPDATE catalogue_version SET version = version + 1, changed_at = cast(unixepoch('subsec') * 1000 as integer) WHERE bulk = 0;
END;
--> statement-breakpoint
CREATE TRIGGER products_search_updated AFTER UPDATE OF search_text, gone_at ON products
WHEN (old.search_text IS NOT new.search_text OR (old.gone_at IS NULL) <> (new.gone_at IS NULL))
  AND (SELECT bulk FROM catalogue_version) = 0 BEGIN
  INSERT INTO products_fts (products_fts, rowid, search_text) SELECT 'delete', old.id, old.search_text WHERE old.gone_at IS NULL;
  INSERT INTO products_fts (rowid, search_text) SELECT new.id, new.search_text WHERE new.gone_at IS NULL;
END;
