ALTER TABLE `products` ADD `unit_measure` text;--> statement-breakpoint
ALTER TABLE `products` ADD `content_amount` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `content_unit` text;