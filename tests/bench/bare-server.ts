import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import Database from 'better-sqlite3'
import { Hono } from 'hono'

/** The limit: Hono with nothing around it, giving the same bytes and running the same prepared statements. */
const [port = '', databasePath = '', pageFile = ''] = process.argv.slice(2)
const page = readFileSync(pageFile)
const db = new Database(databasePath, { readonly: true })
const count = db.prepare('select coalesce(sum(shown), 0) as total from catalogue_counts')
const list = db.prepare(
  `select id, slug, name, description, category, price_minor, currency, image_url, affiliate_link, advertiser_name,
    advertiser_id, advertiser_logo_url, commission, is_best_seller, is_editors_pick, rating, reviews, in_stock, source,
    price_read_at, created_at, updated_at
  from products p where p.id in (
    select id from products p where is_shown = 1 order by shop_rank desc, created_at desc, id desc limit 6 offset 0
  ) order by shop_rank desc, created_at desc, id desc`,
)

const app = new Hono()
app.get('/page', (c) =>
  c.body(page, 200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }),
)
app.get('/list', (c) => c.json({ products: list.all(), count: count.get() }))
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' }, () => console.log('ready'))
