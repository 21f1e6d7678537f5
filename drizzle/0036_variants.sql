DROP INDEX `products_featured`;--> statement-breakpoint
DROP INDEX `products_category_featured`;--> statement-breakpoint
DROP INDEX `products_retailer_featured`;--> statement-breakpoint
DROP INDEX `products_name`;--> statement-breakpoint
DROP INDEX `products_category_name`;--> statement-breakpoint
DROP INDEX `products_price_up`;--> statement-breakpoint
DROP INDEX `products_price_down`;--> statement-breakpoint
DROP INDEX `products_category_price_up`;--> statement-breakpoint
DROP INDEX `products_category_price_down`;--> statement-breakpoint
DROP INDEX `products_brand`;--> statement-breakpoint
ALTER TABLE `products` ADD `item_group_id` text;--> statement-breakpoint
ALTER TABLE `products` ADD `size` text;--> statement-breakpoint
ALTER TABLE `products` ADD `color` text;--> statement-breakpoint
ALTER TABLE `products` ADD `variant_group` text;--> statement-breakpoint
ALTER TABLE `products` ADD `is_front` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `variant_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `variant_kind` text;--> statement-breakpoint
ALTER TABLE `products` ADD `is_shown` integer GENERATED ALWAYS AS ((gone_at is null and is_front)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `products_similar` ON `products` (`thing`,`price_group`,`price_minor`,`id`) WHERE is_shown = 1 and in_stock = 1;--> statement-breakpoint
CREATE INDEX `products_variants` ON `products` (`variant_group`,shop_rank desc,`price_group`,`price_minor`,`id`) WHERE variant_group is not null and gone_at is null;--> statement-breakpoint
CREATE INDEX `products_behind` ON `products` (`variant_group`) WHERE is_front = 0;--> statement-breakpoint
CREATE INDEX `products_featured` ON `products` (`shop_rank`,`created_at`,`id`) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_category_featured` ON `products` (`category`,`shop_rank`,`created_at`,`id`) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_retailer_featured` ON `products` (`advertiser_name`,`shop_rank`,`created_at`,`id`) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_name` ON `products` (`name_sort`,`id`) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_category_name` ON `products` (`category`,`name_sort`,`id`) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_price_up` ON `products` (`price_group`,`price_minor`,id desc) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_price_down` ON `products` (`price_group`,price_minor desc,`id`) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_category_price_up` ON `products` (`category`,`price_group`,`price_minor`,id desc) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_category_price_down` ON `products` (`category`,`price_group`,price_minor desc,`id`) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_brand` ON `products` (brand collate nocase) WHERE is_shown = 1 and brand is not null;--> statement-breakpoint
ALTER TABLE `catalogue_counts` ADD `shown` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE catalogue_counts SET shown = listed;
--> statement-breakpoint
DROP TRIGGER products_inserted;
--> statement-breakpoint
DROP TRIGGER products_deleted;
--> statement-breakpoint
DROP TRIGGER products_search_updated;
--> statement-breakpoint
DROP TRIGGER products_listing_updated;
--> statement-breakpoint
DROP TRIGGER products_names_inserted;
--> statement-breakpoint
DROP TRIGGER products_names_deleted;
--> statement-breakpoint
DROP TRIGGER products_names_updated;
--> statement-breakpoint
DROP TRIGGER products_facets_inserted;
--> statement-breakpoint
DROP TRIGGER products_facets_deleted;
--> statement-breakpoint
DROP TRIGGER products_facets_updated;
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products BEGIN
  INSERT INTO products_fts (rowid, search_text) SELECT new.id, new.search_text
    WHERE new.is_shown AND (SELECT bulk FROM catalogue_version) = 0;
  INSERT INTO catalogue_counts (category, listed, shown) SELECT coalesce(new.category, ''), 1, new.is_shown WHERE new.gone_at IS NULL
    ON CONFLICT (category) DO UPDATE SET listed = listed + 1, shown = shown + excluded.shown;
  UPDATE catalogue_version SET version = version + 1, changed_at = cast(unixepoch('subsec') * 1000 as integer) WHERE bulk = 0;
END;
--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products BEGIN
  INSERT INTO products_fts (products_fts, rowid, search_text) SELECT 'delete', old.id, old.search_text
    WHERE old.is_shown AND (SELECT bulk FROM catalogue_version) = 0;
  UPDATE catalogue_counts SET listed = listed - 1, shown = shown - old.is_shown WHERE category = coalesce(old.category, '') AND old.gone_at IS NULL;
  UPDATE catalogue_version SET version = version + 1, changed_at = cast(unixepoch('subsec') * 1000 as integer) WHERE bulk = 0;
END;
--> statement-breakpoint
CREATE TRIGGER products_search_updated AFTER UPDATE OF search_text, gone_at, is_front ON products
WHEN (old.search_text IS NOT new.search_text OR old.is_shown <> new.is_shown)
  AND (SELECT bulk FROM catalogue_version) = 0 BEGIN
  INSERT INTO products_fts (products_fts, rowid, search_text) SELECT 'delete', old.id, old.search_text WHERE old.is_shown;
  INSERT INTO products_fts (rowid, search_text) SELECT new.id, new.search_text WHERE new.is_shown;
END;
--> statement-breakpoint
CREATE TRIGGER products_listing_updated AFTER UPDATE OF category, gone_at, is_front ON products
WHEN old.category IS NOT new.category OR (old.gone_at IS NULL) <> (new.gone_at IS NULL) OR old.is_shown <> new.is_shown BEGIN
  UPDATE catalogue_counts SET listed = listed - 1, shown = shown - old.is_shown WHERE category = coalesce(old.category, '') AND old.gone_at IS NULL;
  INSERT INTO catalogue_counts (category, listed, shown) SELECT coalesce(new.category, ''), 1, new.is_shown WHERE new.gone_at IS NULL
    ON CONFLICT (category) DO UPDATE SET listed = listed + 1, shown = shown + excluded.shown;
END;
--> statement-breakpoint
CREATE TRIGGER products_names_inserted AFTER INSERT ON products
WHEN new.is_shown AND (SELECT bulk FROM catalogue_version) = 0 BEGIN
  INSERT INTO products_names (rowid, words) VALUES (new.id, new.name_words || new.thing);
END;
--> statement-breakpoint
CREATE TRIGGER products_names_deleted AFTER DELETE ON products
WHEN old.is_shown AND (SELECT bulk FROM catalogue_version) = 0 BEGIN
  DELETE FROM products_names WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER products_names_updated AFTER UPDATE OF name_sort, thing, gone_at, is_front ON products
WHEN (old.name_sort IS NOT new.name_sort OR old.thing IS NOT new.thing OR old.is_shown <> new.is_shown)
  AND (SELECT bulk FROM catalogue_version) = 0 BEGIN
  DELETE FROM products_names WHERE rowid = old.id;
  INSERT INTO products_names (rowid, words) SELECT new.id, new.name_words || new.thing WHERE new.is_shown;
END;
--> statement-breakpoint
CREATE TRIGGER products_facets_inserted AFTER INSERT ON products WHEN new.is_shown BEGIN
  INSERT INTO catalogue_facets (category, retailer, price_band, is_best_seller, is_editors_pick, listed)
    VALUES (coalesce(new.category, ''), coalesce(new.advertiser_name, ''), new.price_band, new.is_best_seller, new.is_editors_pick, 1)
    ON CONFLICT DO UPDATE SET listed = listed + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_facets_deleted AFTER DELETE ON products WHEN old.is_shown BEGIN
  UPDATE catalogue_facets SET listed = listed - 1
    WHERE (category, retailer, price_band, is_best_seller, is_editors_pick) = (coalesce(old.category, ''), coalesce(old.advertiser_name, ''), old.price_band, old.is_best_seller, old.is_editors_pick);
END;
--> statement-breakpoint
CREATE TRIGGER products_facets_updated
AFTER UPDATE OF category, advertiser_name, price_minor, currency, is_best_seller, is_editors_pick, gone_at, is_front ON products
WHEN old.category IS NOT new.category OR old.advertiser_name IS NOT new.advertiser_name OR old.price_band IS NOT new.price_band OR old.is_best_seller IS NOT new.is_best_seller OR old.is_editors_pick IS NOT new.is_editors_pick OR old.is_shown <> new.is_shown BEGIN
  UPDATE catalogue_facets SET listed = listed - 1
    WHERE (category, retailer, price_band, is_best_seller, is_editors_pick) = (coalesce(old.category, ''), coalesce(old.advertiser_name, ''), old.price_band, old.is_best_seller, old.is_editors_pick) AND old.is_shown;
  INSERT INTO catalogue_facets (category, retailer, price_band, is_best_seller, is_editors_pick, listed)
    SELECT coalesce(new.category, ''), coalesce(new.advertiser_name, ''), new.price_band, new.is_best_seller, new.is_editors_pick, 1 WHERE new.is_shown
    ON CONFLICT DO UPDATE SET listed = listed + 1;
END;
