ALTER TABLE `catalogue_version` ADD `things` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `thing` text DEFAULT '#--' NOT NULL;
--> statement-breakpoint
DROP TRIGGER products_names_inserted;
--> statement-breakpoint
DROP TRIGGER products_names_updated;
--> statement-breakpoint
CREATE TRIGGER products_names_inserted AFTER INSERT ON products
WHEN new.gone_at IS NULL AND (SELECT bulk FROM catalogue_version) = 0 BEGIN
  INSERT INTO products_names (rowid, words) VALUES (new.id, new.name_words || new.thing);
END;
--> statement-breakpoint
CREATE TRIGGER products_names_updated AFTER UPDATE OF name_sort, thing, gone_at ON products
WHEN (old.name_sort IS NOT new.name_sort OR old.thing IS NOT new.thing OR (old.gone_at IS NULL) <> (new.gone_at IS NULL))
  AND (SELECT bulk FROM catalogue_version) = 0 BEGIN
  DELETE FROM products_names WHERE rowid = old.id;
  INSERT INTO products_names (rowid, words) SELECT new.id, new.name_words || new.thing WHERE new.gone_at IS NULL;
END;
