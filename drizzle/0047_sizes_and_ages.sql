CREATE TABLE `catalogue_filters` (
	`value` text NOT NULL,
	`product_id` integer NOT NULL,
	PRIMARY KEY(`value`, `product_id`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `products` ADD `age_group` text;--> statement-breakpoint
ALTER TABLE `products` ADD `age_from_months` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `age_to_months` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `filter_values` text;--> statement-breakpoint
ALTER TABLE `products` ADD `group_filter_values` text;
--> statement-breakpoint
CREATE TRIGGER products_filters_inserted AFTER INSERT ON products
WHEN new.is_shown AND coalesce(new.group_filter_values, new.filter_values) IS NOT NULL BEGIN
  INSERT OR IGNORE INTO catalogue_filters (value, product_id)
    SELECT value, new.id FROM json_each(coalesce(new.group_filter_values, new.filter_values));
END;
--> statement-breakpoint
CREATE TRIGGER products_filters_deleted AFTER DELETE ON products
WHEN old.is_shown AND coalesce(old.group_filter_values, old.filter_values) IS NOT NULL BEGIN
  DELETE FROM catalogue_filters
    WHERE product_id = old.id AND value IN (SELECT value FROM json_each(coalesce(old.group_filter_values, old.filter_values)));
END;
--> statement-breakpoint
CREATE TRIGGER products_filters_updated
AFTER UPDATE OF filter_values, group_filter_values, gone_at, is_front ON products
WHEN old.is_shown <> new.is_shown
  OR coalesce(old.group_filter_values, old.filter_values) IS NOT coalesce(new.group_filter_values, new.filter_values) BEGIN
  DELETE FROM catalogue_filters
    WHERE old.is_shown AND product_id = old.id AND value IN (SELECT value FROM json_each(coalesce(old.group_filter_values, old.filter_values)));
  INSERT OR IGNORE INTO catalogue_filters (value, product_id)
    SELECT value, new.id FROM json_each(coalesce(new.group_filter_values, new.filter_values)) WHERE new.is_shown;
END;
