CREATE TABLE `price_reductions` (
	`product_id` integer PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`percent` integer NOT NULL,
	`prior_minor` integer NOT NULL,
	`since_at` integer NOT NULL,
	`until_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `price_reductions_newest` ON `price_reductions` (`since_at`);--> statement-breakpoint
CREATE INDEX `price_reductions_source` ON `price_reductions` (`source`);
--> statement-breakpoint
-- What may be told of the prices that last: they fell less than thirty days ago, below all of the thirty days before, of
-- which every moment was seen.
INSERT INTO `price_reductions` (`product_id`, `source`, `percent`, `prior_minor`, `since_at`, `until_at`)
SELECT l.product_id, p.source, (min(o.price_minor) - l.price_minor) * 100 / min(o.price_minor), min(o.price_minor),
	l.from_at, l.from_at + 2588400000
FROM observed_prices l
JOIN products p ON p.id = l.product_id AND p.gone_at IS NULL AND p.source NOT IN ('manual', 'sample')
JOIN observed_prices o ON o.product_id = l.product_id AND o.series = l.series AND o.is_withdrawn = 0
	AND o.from_at < l.from_at AND o.until_at > l.from_at - 2592000000
WHERE l.until_at IS NULL AND l.is_withdrawn = 0
	AND NOT EXISTS (
		SELECT 1 FROM observation_gaps g WHERE g.source = p.source AND g.until_at > l.from_at - 2592000000
	)
GROUP BY l.product_id
HAVING sum(min(o.until_at, l.from_at) - max(o.from_at, l.from_at - 2592000000)) = 2592000000
	AND (min(o.price_minor) - l.price_minor) * 100 >= min(o.price_minor);
