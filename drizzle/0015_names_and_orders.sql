DROP INDEX `products_price`;--> statement-breakpoint
DROP INDEX `products_category_price`;--> statement-breakpoint
DROP INDEX `products_featured`;--> statement-breakpoint
DROP INDEX `products_category_featured`;--> statement-breakpoint
DROP INDEX `products_retailer_featured`;--> statement-breakpoint
ALTER TABLE `products` ADD `name_words` text GENERATED ALWAYS AS ((' ' || trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name_sort, '-', ' '), '–', ' '), ',', ' '), '.', ' '), ':', ' '), ';', ' '), '/', ' '), '(', ' '), ')', ' '), '"', ' '), '+', ' '), '&', ' '), '!', ' '), '*', ' '), '  ', ' '), '  ', ' '), '  ', ' ')) || ' ')) VIRTUAL;--> statement-breakpoint
ALTER TABLE `products` ADD `shop_rank` integer GENERATED ALWAYS AS (((is_editors_pick or is_best_seller) * 2 + in_stock)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `products` ADD `price_group` text GENERATED ALWAYS AS ((case when price_minor is null then '~' when currency = 'SEK' then '' else currency end)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `products_price_up` ON `products` (`price_group`,`price_minor`,id desc) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_price_down` ON `products` (`price_group`,price_minor desc,`id`) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_category_price_up` ON `products` (`category`,`price_group`,`price_minor`,id desc) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_category_price_down` ON `products` (`category`,`price_group`,price_minor desc,`id`) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_featured` ON `products` (`shop_rank`,`created_at`,`id`) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_category_featured` ON `products` (`category`,`shop_rank`,`created_at`,`id`) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_retailer_featured` ON `products` (`advertiser_name`,`shop_rank`,`created_at`,`id`) WHERE gone_at is null;--> statement-breakpoint
ALTER TABLE `products` DROP COLUMN `pick_rank`;
--> statement-breakpoint
CREATE VIRTUAL TABLE products_names USING fts5(words, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO products_names (rowid, words) SELECT id, name_words FROM products WHERE gone_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER products_names_inserted AFTER INSERT ON products
WHEN new.gone_at IS NULL AND (SELECT bulk FROM catalogue_version) = 0 BEGIN
  INSERT INTO products_names (rowid, words) VALUES (new.id, new.name_words);
END;
--> statement-breakpoint
CREATE TRIGGER products_names_deleted AFTER DELETE ON products
WHEN old.gone_at IS NULL AND (SELECT bulk FROM catalogue_version) = 0 BEGIN
  DELETE FROM products_names WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER products_names_updated AFTER UPDATE OF name_sort, gone_at ON products
WHEN (old.name_sort IS NOT new.name_sort OR (old.gone_at IS NULL) <> (new.gone_at IS NULL))
  AND (SELECT bulk FROM catalogue_version) = 0 BEGIN
  DELETE FROM products_names WHERE rowid = old.id;
  INSERT INTO products_names (rowid, words) SELECT new.id, new.name_words WHERE new.gone_at IS NULL;
END;
--> statement-breakpoint
DROP TABLE products_fts_terms;
