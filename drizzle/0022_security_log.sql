CREATE TABLE `security_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`actor_id` text,
	`detail` text,
	`address` text,
	`device` text
);
--> statement-breakpoint
CREATE INDEX `security_events_by_time` ON `security_events` (`at`);--> statement-breakpoint
CREATE INDEX `security_events_by_kind` ON `security_events` (`kind`,`at`);--> statement-breakpoint
CREATE INDEX `security_events_by_user` ON `security_events` (`user_id`,`at`);--> statement-breakpoint
ALTER TABLE `api_keys` ADD `last_used_from` text;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `replaced_by` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `security_event_id` integer;--> statement-breakpoint
ALTER TABLE `webhook_endpoints` ADD `previous_secret` text;--> statement-breakpoint
ALTER TABLE `webhook_endpoints` ADD `previous_secret_until` integer;--> statement-breakpoint
CREATE TRIGGER security_events_unchanged BEFORE UPDATE ON security_events BEGIN
  SELECT raise(abort, 'The security log is only added to');
END;
--> statement-breakpoint
CREATE TRIGGER security_events_kept BEFORE DELETE ON security_events
WHEN old.at > (unixepoch() - 30 * 86400) * 1000 BEGIN
  SELECT raise(abort, 'The security log keeps its last 30 days');
END;
--> statement-breakpoint
CREATE TRIGGER security_events_added BEFORE INSERT ON security_events
WHEN EXISTS (SELECT 1 FROM security_events WHERE id = new.id) BEGIN
  SELECT raise(abort, 'The security log is only added to');
END;
