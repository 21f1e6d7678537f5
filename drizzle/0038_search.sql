CREATE TABLE `name_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`names` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `searches` (
	`day` text NOT NULL,
	`words` text NOT NULL,
	`shown` text NOT NULL,
	`asked` integer DEFAULT 0 NOT NULL,
	`missed` integer DEFAULT 0 NOT NULL,
	`followed` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `words`)
);
--> statement-breakpoint
CREATE INDEX `searches_by_words` ON `searches` (`words`,`day`);