DROP TRIGGER products_facets_inserted;
--> statement-breakpoint
DROP TRIGGER products_facets_deleted;
--> statement-breakpoint
DROP TRIGGER products_facets_updated;
--> statement-breakpoint
DROP INDEX `products_price_up`;--> statement-breakpoint
DROP INDEX `products_price_down`;--> statement-breakpoint
DROP INDEX `products_category_price_up`;--> statement-breakpoint
DROP INDEX `products_category_price_down`;--> statement-breakpoint
DROP INDEX `products_similar`;--> statement-breakpoint
DROP INDEX `products_variants`;--> statement-breakpoint
ALTER TABLE `products` DROP COLUMN `price_group`;--> statement-breakpoint
ALTER TABLE `products` ADD `price_group` text GENERATED ALWAYS AS ((case when price_minor is null then '~' else currency end)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `products` DROP COLUMN `price_band`;--> statement-breakpoint
ALTER TABLE `products` ADD `price_band` integer GENERATED ALWAYS AS ((case when price_minor is null then -1 else length(price_minor) * 3 - 3 + (substr(price_minor, 1, 1) >= '2') + (substr(price_minor, 1, 1) >= '5') end)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `products_similar` ON `products` (`thing`,`price_group`,`price_minor`,`id`) WHERE is_shown = 1 and in_stock = 1;--> statement-breakpoint
CREATE INDEX `products_variants` ON `products` (`variant_group`,shop_rank desc,`price_group`,`price_minor`,`id`) WHERE variant_group is not null and gone_at is null;--> statement-breakpoint
CREATE INDEX `products_price_up` ON `products` (`price_group`,`price_minor`,id desc) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_price_down` ON `products` (`price_group`,price_minor desc,`id`) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_category_price_up` ON `products` (`category`,`price_group`,`price_minor`,id desc) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_category_price_down` ON `products` (`category`,`price_group`,price_minor desc,`id`) WHERE is_shown = 1;--> statement-breakpoint
DROP TABLE `catalogue_facets`;--> statement-breakpoint
CREATE TABLE `catalogue_facets` (
	`category` text NOT NULL,
	`retailer` text NOT NULL,
	`price_group` text NOT NULL,
	`price_band` integer NOT NULL,
	`is_best_seller` integer NOT NULL,
	`is_editors_pick` integer NOT NULL,
	`listed` integer NOT NULL,
	PRIMARY KEY(`category`, `retailer`, `price_group`, `price_band`, `is_best_seller`, `is_editors_pick`)
);
--> statement-breakpoint
INSERT INTO catalogue_facets (category, retailer, price_group, price_band, is_best_seller, is_editors_pick, listed)
  SELECT coalesce(category, ''), coalesce(advertiser_name, ''), price_group, price_band, is_best_seller, is_editors_pick, count(*)
  FROM products WHERE is_shown = 1 GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
CREATE TRIGGER products_facets_inserted AFTER INSERT ON products WHEN new.is_shown BEGIN
  INSERT INTO catalogue_facets (category, retailer, price_group, price_band, is_best_seller, is_editors_pick, listed)
    VALUES (coalesce(new.category, ''), coalesce(new.advertiser_name, ''), new.price_group, new.price_band, new.is_best_seller, new.is_editors_pick, 1)
    ON CONFLICT DO UPDATE SET listed = listed + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_facets_deleted AFTER DELETE ON products WHEN old.is_shown BEGIN
  UPDATE catalogue_facets SET listed = listed - 1
    WHERE (category, retailer, price_group, price_band, is_best_seller, is_editors_pick) = (coalesce(old.category, ''), coalesce(old.advertiser_name, ''), old.price_group, old.price_band, old.is_best_seller, old.is_editors_pick);
END;
--> statement-breakpoint
CREATE TRIGGER products_facets_updated
AFTER UPDATE OF category, advertiser_name, price_minor, currency, is_best_seller, is_editors_pick, gone_at, is_front ON products
WHEN old.category IS NOT new.category OR old.advertiser_name IS NOT new.advertiser_name OR old.price_group IS NOT new.price_group OR old.price_band IS NOT new.price_band OR old.is_best_seller IS NOT new.is_best_seller OR old.is_editors_pick IS NOT new.is_editors_pick OR old.is_shown <> new.is_shown BEGIN
  UPDATE catalogue_facets SET listed = listed - 1
    WHERE (category, retailer, price_group, price_band, is_best_seller, is_editors_pick) = (coalesce(old.category, ''), coalesce(old.advertiser_name, ''), old.price_group, old.price_band, old.is_best_seller, old.is_editors_pick) AND old.is_shown;
  INSERT INTO catalogue_facets (category, retailer, price_group, price_band, is_best_seller, is_editors_pick, listed)
    SELECT coalesce(new.category, ''), coalesce(new.advertiser_name, ''), new.price_group, new.price_band, new.is_best_seller, new.is_editors_pick, 1 WHERE new.is_shown
    ON CONFLICT DO UPDATE SET listed = listed + 1;
END;
