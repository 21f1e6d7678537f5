ALTER TABLE `feed_runs` ADD `judged` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `feed_runs` ADD `left_out` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `feed_runs` ADD `undo_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE feed_runs SET judged = max(records, added + changed + unchanged + rejected) WHERE kind = 'import';
--> statement-breakpoint
UPDATE feed_runs SET undo_bytes = (SELECT count(*) * 32 + coalesce(sum(octet_length(before)), 0) FROM feed_changes WHERE run_id = feed_runs.id);
