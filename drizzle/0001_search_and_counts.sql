CREATE VIRTUAL TABLE products_fts USING fts5(search_text, content='products', content_rowid='id', tokenize='trigram');
--> statement-breakpoint
CREATE VIRTUAL TABLE products_fts_terms USING fts5vocab(products_fts, 'row');
--> statement-breakpoint
INSERT INTO catalogue_version (id, version, changed_at) VALUES (1, 1, cast(unixepoch('subsec') * 1000 as integer));
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) VALUES ('products', 10);
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products BEGIN
  INSERT INTO products_fts (rowid, search_text) SELECT new.id, new.search_text WHERE new.gone_at IS NULL;
  INSERT INTO catalogue_counts (category, listed) SELECT coalesce(new.category, ''), 1 WHERE new.gone_at IS NULL
    ON CONFLICT (category) DO UPDATE SET listed = listed + 1;
  UPDATE catalogue_version SET version = version + 1, changed_at = cast(unixepoch('subsec') * 1000 as integer);
END;
--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products BEGIN
  INSERT INTO products_fts (products_fts, rowid, search_text) SELECT 'delete', old.id, old.search_text WHERE old.gone_at IS NULL;
  UPDATE catalogue_counts SET listed = listed - 1 WHERE category = coalesce(old.category, '') AND old.gone_at IS NULL;
  UPDATE catalogue_version SET version = version + 1, changed_at = cast(unixepoch('subsec') * 1000 as integer);
END;
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products BEGIN
  UPDATE catalogue_version SET version = version + 1, changed_at = cast(unixepoch('subsec') * 1000 as integer);
END;
--> statement-breakpoint
CREATE TRIGGER products_search_updated AFTER UPDATE OF search_text, gone_at ON products
WHEN old.search_text IS NOT new.search_text OR (old.gone_at IS NULL) <> (new.gone_at IS NULL) BEGIN
  INSERT INTO products_fts (products_fts, rowid, search_text) SELECT 'delete', old.id, old.search_text WHERE old.gone_at IS NULL;
  INSERT INTO products_fts (rowid, search_text) SELECT new.id, new.search_text WHERE new.gone_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER products_listing_updated AFTER UPDATE OF category, gone_at ON products
WHEN old.category IS NOT new.category OR (old.gone_at IS NULL) <> (new.gone_at IS NULL) BEGIN
  UPDATE catalogue_counts SET listed = listed - 1 WHERE category = coalesce(old.category, '') AND old.gone_at IS NULL;
  INSERT INTO catalogue_counts (category, listed) SELECT coalesce(new.category, ''), 1 WHERE new.gone_at IS NULL
    ON CONFLICT (category) DO UPDATE SET listed = listed + 1;
END;
--> statement-breakpoint
CREATE TRIGGER partners_inserted AFTER INSERT ON partners BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER partners_updated AFTER UPDATE ON partners BEGIN UPDATE catalogue_version SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER partners_deleted AFTER DELETE ON partners BEGIN UPDATE catalogue_version SET version = version + 1; END;
