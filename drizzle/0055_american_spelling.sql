UPDATE `audit_log` SET `action` = replace(replace(`action`, 'catalogue.', 'catalog.'), '.cancelled', '.canceled')
  WHERE `action` IN ('catalogue.cleared', 'catalogue.seeded', 'catalogue.synced', 'feed.cancelled', 'operation.cancelled');--> statement-breakpoint
UPDATE `feed_runs` SET `status` = 'canceled' WHERE `status` = 'cancelled';
