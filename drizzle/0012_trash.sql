CREATE TABLE `__new_deleted_products` (
	`product_id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`search_text` text NOT NULL,
	`source` text NOT NULL,
	`external_id` text,
	`reason` text,
	`deleted_by` text NOT NULL,
	`deleted_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`row` text NOT NULL,
	`prices` text NOT NULL,
	`erased_at` integer
);
--> statement-breakpoint
INSERT OR REPLACE INTO `__new_deleted_products`("product_id", "name", "search_text", "source", "external_id", "deleted_by", "deleted_at", "row", "prices")
SELECT "product_id", "row" ->> 'name', "row" ->> 'search_text', "row" ->> 'source', "row" ->> 'external_id',
	coalesce((SELECT "actor_email" FROM `audit_log` WHERE "action" = 'product.deleted' AND "after" ->> 'deletionId' = "deletion_id" LIMIT 1), ''),
	"deleted_at", "row", "prices"
FROM `deleted_products` ORDER BY "deleted_at";--> statement-breakpoint
DROP TABLE `deleted_products`;--> statement-breakpoint
ALTER TABLE `__new_deleted_products` RENAME TO `deleted_products`;--> statement-breakpoint
CREATE INDEX `deleted_products_by_time` ON `deleted_products` (`erased_at`,`deleted_at`,`product_id`);--> statement-breakpoint
CREATE INDEX `deleted_products_by_feed` ON `deleted_products` (`source`,`external_id`) WHERE external_id is not null;