DROP INDEX `products_price_up`;--> statement-breakpoint
DROP INDEX `products_price_down`;--> statement-breakpoint
DROP INDEX `products_category_price_up`;--> statement-breakpoint
DROP INDEX `products_category_price_down`;--> statement-breakpoint
ALTER TABLE `products` ADD `priced_unit` text GENERATED ALWAYS AS ((case when price_minor > 0 then content_unit end)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `products` ADD `unit_minor` real GENERATED ALWAYS AS ((case when price_minor > 0 then price_minor * 1.0 / content_amount end)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `products_unit_price` ON `products` (`priced_unit`,`price_group`,`unit_minor`,id desc) WHERE is_shown = 1 and priced_unit is not null;--> statement-breakpoint
CREATE INDEX `products_category_unit_price` ON `products` (`category`,`priced_unit`,`price_group`,`unit_minor`,id desc) WHERE is_shown = 1 and priced_unit is not null;--> statement-breakpoint
CREATE INDEX `products_price_up` ON `products` (`price_group`,`price_minor`,id desc,`content_unit`) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_price_down` ON `products` (`price_group`,price_minor desc,`id`,`content_unit`) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_category_price_up` ON `products` (`category`,`price_group`,`price_minor`,id desc,`content_unit`) WHERE is_shown = 1;--> statement-breakpoint
CREATE INDEX `products_category_price_down` ON `products` (`category`,`price_group`,price_minor desc,`id`,`content_unit`) WHERE is_shown = 1;