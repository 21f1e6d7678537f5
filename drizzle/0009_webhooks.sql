CREATE TABLE `product_changes` (
	`product_id` integer PRIMARY KEY NOT NULL,
	`change` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `webhook_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`delivery_id` integer NOT NULL,
	`at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`status` integer,
	`duration_ms` integer NOT NULL,
	`problem` text,
	FOREIGN KEY (`delivery_id`) REFERENCES `webhook_deliveries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_attempts_by_delivery` ON `webhook_attempts` (`delivery_id`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`endpoint_id` integer NOT NULL,
	`message_id` text NOT NULL,
	`event` text NOT NULL,
	`payload` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_turn` ON `webhook_deliveries` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_endpoint` ON `webhook_deliveries` (`endpoint_id`,`state`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_age` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`disabled_reason` text,
	`failing_since` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);

--> statement-breakpoint
CREATE TRIGGER products_change_inserted AFTER INSERT ON products
WHEN new.gone_at IS NULL AND EXISTS (SELECT 1 FROM webhook_endpoints WHERE enabled AND events LIKE '%"products.changed"%') BEGIN
  INSERT INTO product_changes (product_id, change) VALUES (new.id, 'created')
    ON CONFLICT (product_id) DO UPDATE SET change = 'updated';
END;
--> statement-breakpoint
CREATE TRIGGER products_change_updated AFTER UPDATE OF updated_at, gone_at ON products
WHEN (old.gone_at IS NULL OR new.gone_at IS NULL)
  AND EXISTS (SELECT 1 FROM webhook_endpoints WHERE enabled AND events LIKE '%"products.changed"%') BEGIN
  INSERT INTO product_changes (product_id, change) VALUES (new.id, iif(new.gone_at IS NULL, 'updated', 'gone'))
    ON CONFLICT (product_id) DO UPDATE SET
      change = iif(change = 'created' AND excluded.change = 'updated', 'created', excluded.change);
END;
--> statement-breakpoint
CREATE TRIGGER products_change_deleted AFTER DELETE ON products
WHEN old.gone_at IS NULL AND EXISTS (SELECT 1 FROM webhook_endpoints WHERE enabled AND events LIKE '%"products.changed"%') BEGIN
  INSERT INTO product_changes (product_id, change) VALUES (old.id, 'gone')
    ON CONFLICT (product_id) DO UPDATE SET change = 'gone';
END;
--> statement-breakpoint
UPDATE api_keys SET permissions = replace(permissions, '"write"', '"favorites"') WHERE permissions LIKE '%"write"%';
--> statement-breakpoint
UPDATE api_keys SET permissions = replace(permissions, '"admin"', '"catalogue","admin"') WHERE permissions LIKE '%"admin"%';
--> statement-breakpoint
UPDATE api_keys SET rate_limit_max = 300, rate_limit_time_window = 60000 WHERE rate_limit_max IS NULL OR rate_limit_max = 10;
