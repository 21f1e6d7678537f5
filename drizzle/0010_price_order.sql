DROP INDEX `products_price_up`;--> statement-breakpoint
DROP INDEX `products_price_down`;--> statement-breakpoint
DROP INDEX `products_category_price_up`;--> statement-breakpoint
DROP INDEX `products_category_price_down`;--> statement-breakpoint
CREATE INDEX `products_price` ON `products` (price_minor desc,`id`) WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX `products_category_price` ON `products` (`category`,price_minor desc,`id`) WHERE gone_at is null;--> statement-breakpoint
ALTER TABLE `products` DROP COLUMN `price_unknown`;