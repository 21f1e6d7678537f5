-- A product of a feed had the default commission of the new-product form. It stays only where an administrator chose it.
ALTER TABLE `products` RENAME COLUMN `commission` TO `commission_before`;--> statement-breakpoint
ALTER TABLE `products` ADD `commission` text;--> statement-breakpoint
UPDATE catalogue_version SET bulk = 1;--> statement-breakpoint
UPDATE products SET commission = commission_before
WHERE commission_before <> '5%' OR source IN ('manual', 'sample') OR id IN (
  SELECT cast(target_id AS integer) FROM audit_log
  WHERE action = 'product.edited' AND target_id IS NOT NULL AND after ->> 'commission' IS NOT NULL
);--> statement-breakpoint
UPDATE catalogue_version SET bulk = 0, version = version + 1;--> statement-breakpoint
ALTER TABLE `products` DROP COLUMN `commission_before`;--> statement-breakpoint
UPDATE deleted_products SET row = json_set(row, '$.commission', NULL)
WHERE iif(json_valid(row), row ->> 'commission', NULL) = '5%' AND row ->> 'source' NOT IN ('manual', 'sample')
  AND product_id NOT IN (
    SELECT cast(target_id AS integer) FROM audit_log
    WHERE action = 'product.edited' AND target_id IS NOT NULL AND after ->> 'commission' IS NOT NULL
  );
