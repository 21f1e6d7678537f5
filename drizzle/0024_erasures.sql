CREATE TABLE `erasures` (
	`hash` text PRIMARY KEY NOT NULL,
	`erased_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sealed_keys` (
	`purpose` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL
);
