-- Prices were stored as a list of changes; now each is a stretch of time. Whether a product was missing meanwhile was
-- not stored, so the time until now is a gap for every feed.
CREATE TABLE `observed_prices` (
	`product_id` integer NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer,
	`price_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`series` integer DEFAULT 0 NOT NULL,
	`is_withdrawn` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`product_id`, `from_at`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `observation_gaps` (
	`source` text NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer NOT NULL,
	PRIMARY KEY(`source`, `from_at`)
);
--> statement-breakpoint
ALTER TABLE `feeds` ADD `observed_at` integer;--> statement-breakpoint
ALTER TABLE `feeds` ADD `observed_until` integer;--> statement-breakpoint
INSERT INTO `observed_prices` (`product_id`, `from_at`, `until_at`, `price_minor`, `currency`, `series`)
WITH seen AS (
	SELECT h.product_id, h.seen_at, h.price_minor, h.currency,
		lead(h.seen_at) OVER product AS next_at,
		lag(h.currency) OVER product <> h.currency AS is_other
	FROM price_history h
	WINDOW product AS (PARTITION BY h.product_id ORDER BY h.seen_at)
)
SELECT s.product_id, s.seen_at,
	coalesce(s.next_at, CASE
		WHEN p.gone_at IS NOT NULL THEN max(p.gone_at, s.seen_at + 1)
		WHEN p.price_minor IS NOT s.price_minor OR p.currency <> s.currency THEN max(p.updated_at, s.seen_at + 1)
	END),
	s.price_minor, s.currency,
	sum(coalesce(s.is_other, 0)) OVER (PARTITION BY s.product_id ORDER BY s.seen_at)
FROM seen s JOIN products p ON p.id = s.product_id
WHERE s.price_minor > 0;
--> statement-breakpoint
-- What has a price that was never stored, or another one than the last that was stored, has had it since its last change.
INSERT INTO `observed_prices` (`product_id`, `from_at`, `price_minor`, `currency`, `series`)
SELECT p.id, max(p.updated_at, coalesce(max(o.until_at), 0)), p.price_minor, p.currency, coalesce(max(o.series) + 1, 0)
FROM products p LEFT JOIN observed_prices o ON o.product_id = p.id
WHERE p.gone_at IS NULL AND p.price_minor > 0
GROUP BY p.id
HAVING count(o.product_id) = count(o.until_at);
--> statement-breakpoint
UPDATE `deleted_products` SET `prices` = (
	SELECT json_group_array(json_object('product_id', product_id, 'from_at', from_at, 'until_at', until_at,
		'price_minor', price_minor, 'currency', currency, 'series', 0, 'is_withdrawn', 0))
	FROM (
		SELECT value ->> 'product_id' AS product_id, value ->> 'seen_at' AS from_at,
			coalesce(lead(value ->> 'seen_at') OVER (ORDER BY value ->> 'seen_at'),
				max(deleted_products.deleted_at, (value ->> 'seen_at') + 1)) AS until_at,
			value ->> 'price_minor' AS price_minor, value ->> 'currency' AS currency
		FROM json_each(deleted_products.prices)
	)
	WHERE price_minor > 0
);
--> statement-breakpoint
INSERT INTO `observation_gaps` (`source`, `from_at`, `until_at`)
SELECT name, 0, cast(unixepoch('subsec') * 1000 as integer) FROM `feeds`;
--> statement-breakpoint
UPDATE `feeds` SET
	`observed_at` = cast(unixepoch('subsec') * 1000 as integer),
	`observed_until` = cast(unixepoch('subsec') * 1000 as integer);
--> statement-breakpoint
DROP TABLE `price_history`;
