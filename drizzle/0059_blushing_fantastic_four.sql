ALTER TABLE `products` ADD `more_image_urls` text;--> statement-breakpoint
ALTER TABLE `products` ADD `delivery_minor` integer;