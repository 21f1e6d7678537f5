-- What was called an issue of the newsletter is a campaign.
ALTER TABLE `newsletter_issues` RENAME TO `campaigns`;--> statement-breakpoint
ALTER TABLE `outbox` RENAME COLUMN `issue_id` TO `campaign_id`;--> statement-breakpoint
DROP INDEX `outbox_by_issue`;--> statement-breakpoint
CREATE INDEX `outbox_by_campaign` ON `outbox` (`campaign_id`,`state`);--> statement-breakpoint
UPDATE `outbox` SET `key` = 'campaign:' || substr(`key`, 7) WHERE `key` LIKE 'issue:%';--> statement-breakpoint
UPDATE `audit_log` SET `action` = 'campaign.' || substr(`action`, 7) WHERE `action` LIKE 'issue.%';
