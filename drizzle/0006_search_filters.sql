CREATE TABLE `catalogue_facets` (
	`category` text NOT NULL,
	`retailer` text NOT NULL,
	`price_band` integer NOT NULL,
	`is_best_seller` integer NOT NULL,
	`is_editors_pick` integer NOT NULL,
	`listed` integer NOT NULL,
	PRIMARY KEY(`category`, `retailer`, `price_band`, `is_best_seller`, `is_editors_pick`)
);
--> statement-breakpoint
CREATE TABLE `search_words` (
	`word` text PRIMARY KEY NOT NULL,
	`shown` text NOT NULL,
	`products` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `products` ADD `price_band` integer GENERATED ALWAYS AS ((case when price_minor is null or currency <> 'SEK' then -1 when price_minor < 20000 then 0 when price_minor < 50000 then 1 when price_minor < 100000 then 2 when price_minor < 200000 then 3 else 4 end)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `products_retailer_featured` ON `products` (`advertiser_name`,`pick_rank`,`created_at`,`id`) WHERE gone_at is null;
--> statement-breakpoint
INSERT INTO catalogue_facets (category, retailer, price_band, is_best_seller, is_editors_pick, listed)
  SELECT coalesce(category, ''), coalesce(advertiser_name, ''), price_band, is_best_seller, is_editors_pick, count(*)
  FROM products WHERE gone_at IS NULL GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
CREATE TRIGGER products_facets_inserted AFTER INSERT ON products BEGIN
  INSERT INTO catalogue_facets (category, retailer, price_band, is_best_seller, is_editors_pick, listed)
    SELECT coalesce(new.category, ''), coalesce(new.advertiser_name, ''), new.price_band, new.is_best_seller, new.is_editors_pick, 1 WHERE new.gone_at IS NULL
    ON CONFLICT DO UPDATE SET listed = listed + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_facets_deleted AFTER DELETE ON products BEGIN
  UPDATE catalogue_facets SET listed = listed - 1
    WHERE (category, retailer, price_band, is_best_seller, is_editors_pick) = (coalesce(old.category, ''), coalesce(old.advertiser_name, ''), old.price_band, old.is_best_seller, old.is_editors_pick) AND old.gone_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER products_facets_updated
AFTER UPDATE OF category, advertiser_name, price_minor, currency, is_best_seller, is_editors_pick, gone_at ON products
WHEN old.category IS NOT new.category OR old.advertiser_name IS NOT new.advertiser_name OR old.price_band IS NOT new.price_band OR old.is_best_seller IS NOT new.is_best_seller OR old.is_editors_pick IS NOT new.is_editors_pick OR (old.gone_at IS NULL) <> (new.gone_at IS NULL) BEGIN
  UPDATE catalogue_facets SET listed = listed - 1
    WHERE (category, retailer, price_band, is_best_seller, is_editors_pick) = (coalesce(old.category, ''), coalesce(old.advertiser_name, ''), old.price_band, old.is_best_seller, old.is_editors_pick) AND old.gone_at IS NULL;
  INSERT INTO catalogue_facets (category, retailer, price_band, is_best_seller, is_editors_pick, listed)
    SELECT coalesce(new.category, ''), coalesce(new.advertiser_name, ''), new.price_band, new.is_best_seller, new.is_editors_pick, 1 WHERE new.gone_at IS NULL
    ON CONFLICT DO UPDATE SET listed = listed + 1;
END;
