CREATE TABLE `conversions` (
	`currency` text PRIMARY KEY NOT NULL,
	`compared_in` text NOT NULL,
	`minor_rate` real NOT NULL,
	`is_done` integer NOT NULL
);
--> statement-breakpoint
DROP TRIGGER products_facets_inserted;
--> statement-breakpoint
DROP TRIGGER products_facets_deleted;
--> statement-breakpoint
DROP TRIGGER products_facets_updated;
--> statement-breakpoint
DROP INDEX `products_price_up`;
--> statement-breakpoint
DROP INDEX `products_price_down`;
--> statement-breakpoint
DROP INDEX `products_category_price_up`;
--> statement-breakpoint
DROP INDEX `products_category_price_down`;
--> statement-breakpoint
DROP INDEX `products_similar`;
--> statement-breakpoint
DROP INDEX `products_variants`;
--> statement-breakpoint
DROP INDEX `products_unit_price`;
--> statement-breakpoint
DROP INDEX `products_category_unit_price`;
--> statement-breakpoint
ALTER TABLE `products` DROP COLUMN `price_group`;
--> statement-breakpoint
ALTER TABLE `products` DROP COLUMN `price_band`;
--> statement-breakpoint
ALTER TABLE `products` DROP COLUMN `priced_unit`;
--> statement-breakpoint
ALTER TABLE `products` DROP COLUMN `unit_minor`;
--> statement-breakpoint
ALTER TABLE `products` ADD `minor_rate` real;
--> statement-breakpoint
ALTER TABLE `products` ADD `compared_in` text;
--> statement-breakpoint
ALTER TABLE `products` ADD `compared_minor` integer GENERATED ALWAYS AS ((coalesce(cast(round(price_minor * minor_rate) as integer), price_minor))) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `products` ADD `price_group` text GENERATED ALWAYS AS ((case when price_minor is null then '~' else coalesce(compared_in, currency) end)) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `products` ADD `price_band` integer GENERATED ALWAYS AS ((case when price_minor is null then -1 else length(compared_minor) * 3 - 3 + (substr(compared_minor, 1, 1) >= '2') + (substr(compared_minor, 1, 1) >= '5') end)) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `products` ADD `priced_unit` text GENERATED ALWAYS AS ((case when compared_minor > 0 then content_unit end)) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `products` ADD `unit_minor` real GENERATED ALWAYS AS ((case when compared_minor > 0 then compared_minor * 1.0 / content_amount end)) VIRTUAL;
--> statement-breakpoint
CREATE INDEX `products_price_up` ON `products` (`price_group`,`compared_minor`,id desc,`content_unit`) WHERE is_shown = 1;
--> statement-breakpoint
CREATE INDEX `products_price_down` ON `products` (`price_group`,compared_minor desc,`id`,`content_unit`) WHERE is_shown = 1;
--> statement-breakpoint
CREATE INDEX `products_category_price_up` ON `products` (`category`,`price_group`,`compared_minor`,id desc,`content_unit`) WHERE is_shown = 1;
--> statement-breakpoint
CREATE INDEX `products_category_price_down` ON `products` (`category`,`price_group`,compared_minor desc,`id`,`content_unit`) WHERE is_shown = 1;
--> statement-breakpoint
CREATE INDEX `products_similar` ON `products` (`thing`,`price_group`,`compared_minor`,`id`) WHERE is_shown = 1 and in_stock = 1;
--> statement-breakpoint
CREATE INDEX `products_variants` ON `products` (`variant_group`,shop_rank desc,`price_group`,`compared_minor`,`id`) WHERE variant_group is not null and gone_at is null;
--> statement-breakpoint
CREATE INDEX `products_unit_price` ON `products` (`priced_unit`,`price_group`,`unit_minor`,id desc) WHERE is_shown = 1 and priced_unit is not null;
--> statement-breakpoint
CREATE INDEX `products_category_unit_price` ON `products` (`category`,`priced_unit`,`price_group`,`unit_minor`,id desc) WHERE is_shown = 1 and priced_unit is not null;
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
-- Adds and subtracts in any order: the triggers of an insert and of the rate may fire in either.
CREATE TRIGGER products_facets_updated
AFTER UPDATE OF category, advertiser_name, price_minor, currency, minor_rate, compared_in, is_best_seller, is_editors_pick, gone_at, is_front ON products
WHEN old.category IS NOT new.category OR old.advertiser_name IS NOT new.advertiser_name OR old.price_group IS NOT new.price_group OR old.price_band IS NOT new.price_band OR old.is_best_seller IS NOT new.is_best_seller OR old.is_editors_pick IS NOT new.is_editors_pick OR old.is_shown <> new.is_shown BEGIN
  INSERT INTO catalogue_facets (category, retailer, price_group, price_band, is_best_seller, is_editors_pick, listed)
    SELECT coalesce(old.category, ''), coalesce(old.advertiser_name, ''), old.price_group, old.price_band, old.is_best_seller, old.is_editors_pick, -1 WHERE old.is_shown
    ON CONFLICT DO UPDATE SET listed = listed - 1;
  INSERT INTO catalogue_facets (category, retailer, price_group, price_band, is_best_seller, is_editors_pick, listed)
    SELECT coalesce(new.category, ''), coalesce(new.advertiser_name, ''), new.price_group, new.price_band, new.is_best_seller, new.is_editors_pick, 1 WHERE new.is_shown
    ON CONFLICT DO UPDATE SET listed = listed + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_rate_inserted AFTER INSERT ON products
WHEN EXISTS (SELECT 1 FROM conversions WHERE currency = new.currency) BEGIN
  UPDATE products SET (minor_rate, compared_in) = (SELECT minor_rate, compared_in FROM conversions WHERE currency = new.currency)
    WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER products_rate_updated AFTER UPDATE OF currency ON products WHEN old.currency <> new.currency BEGIN
  UPDATE products SET (minor_rate, compared_in) = (SELECT minor_rate, compared_in FROM conversions WHERE currency = new.currency)
    WHERE id = new.id;
END;
