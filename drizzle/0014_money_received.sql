ALTER TABLE `donations` ADD `received_minor` integer GENERATED ALWAYS AS ((case when status in ('paid', 'refunded') then amount_minor - refunded_minor else 0 end)) VIRTUAL NOT NULL;--> statement-breakpoint
ALTER TABLE `donations` ADD `disputed_minor` integer GENERATED ALWAYS AS ((case when status = 'disputed' then amount_minor - refunded_minor else 0 end)) VIRTUAL NOT NULL;--> statement-breakpoint
CREATE INDEX `donations_by_payment` ON `donations` (`livemode`,`paid_at`,`received_minor`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor_email`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_time` ON `audit_log` (`at`);