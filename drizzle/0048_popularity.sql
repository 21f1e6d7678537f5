DROP INDEX `products_featured`;--> statement-breakpoint
DROP INDEX `products_category_featured`;--> statement-breakpoint
DROP INDEX `products_retailer_featured`;--> statement-breakpoint
ALTER TABLE `products` ADD `popularity` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `products_popular` ON `products` (`id`) WHERE popularity > 0;--> statement-breakpoint
CREATE INDEX `products_featured` ON `products` (`shop_rank`,`popularity`,`created_at`,`id`) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_category_featured` ON `products` (`category`,`shop_rank`,`popularity`,`created_at`,`id`) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_retailer_featured` ON `products` (`advertiser_name`,`shop_rank`,`popularity`,`created_at`,`id`) WHERE is_shown = 1;--> statement-breakpoint
ALTER TABLE `clicks` ADD `networks` integer DEFAULT 0 NOT NULL;