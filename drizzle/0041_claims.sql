DROP INDEX `products_changed`;--> statement-breakpoint
ALTER TABLE `products` ADD `claims` text;--> statement-breakpoint
CREATE INDEX `products_claims` ON `products` (`source`) WHERE claims is not null and gone_at is null;--> statement-breakpoint
CREATE INDEX `products_changed` ON `products` (updated_at desc,id desc,`source`,`category`,`gone_at`,`advertiser_name`,`price_minor`,`currency`,`is_editors_pick`,`is_best_seller`,`in_stock`,(image_url is null),(description = ''),(claims is not null));