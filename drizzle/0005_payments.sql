CREATE TABLE `memberships` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`user_id` text,
	`plan` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`checkout_session_id` text,
	`subscription_id` text,
	`customer_id` text,
	`amount_minor` integer NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`livemode` integer NOT NULL,
	`paid_until` integer,
	`ends_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`synchronised_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_reference_unique` ON `memberships` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_checkout_session_id_unique` ON `memberships` (`checkout_session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_subscription_id_unique` ON `memberships` (`subscription_id`);--> statement-breakpoint
CREATE INDEX `memberships_by_user` ON `memberships` (`user_id`);--> statement-breakpoint
CREATE INDEX `memberships_by_status` ON `memberships` (`status`,`synchronised_at`);--> statement-breakpoint
ALTER TABLE `donations` ADD `reference` text;--> statement-breakpoint
ALTER TABLE `donations` ADD `invoice_id` text;--> statement-breakpoint
ALTER TABLE `donations` ADD `synchronised_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `donations_reference_unique` ON `donations` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `donations_invoice_id_unique` ON `donations` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `donations_by_status` ON `donations` (`status`,`synchronised_at`);--> statement-breakpoint
CREATE TRIGGER donations_inserted AFTER INSERT ON donations WHEN new.paid_at IS NOT NULL BEGIN
  UPDATE catalogue_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER donations_updated AFTER UPDATE OF status, refunded_minor, paid_at ON donations
WHEN old.status IS NOT new.status OR old.refunded_minor IS NOT new.refunded_minor BEGIN
  UPDATE catalogue_version SET version = version + 1;
END;
