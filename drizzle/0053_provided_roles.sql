ALTER TABLE `users` ADD `role_provider` text;--> statement-breakpoint
ALTER TABLE `users` ADD `role_until` integer;--> statement-breakpoint
UPDATE `users` SET (`role_provider`, `role_until`) = (
  SELECT substr(`actor_id`, 10), unixepoch() * 1000 + 604800000 FROM `audit_log`
  WHERE `target_id` = `users`.`id` AND `action` IN ('user.role-changed', 'user.access-given') ORDER BY `audit_log`.`id` DESC LIMIT 1
) WHERE `role` = 'admin' AND (
  SELECT `actor_id` FROM `audit_log`
  WHERE `target_id` = `users`.`id` AND `action` IN ('user.role-changed', 'user.access-given') ORDER BY `audit_log`.`id` DESC LIMIT 1
) LIKE 'provider:%';
