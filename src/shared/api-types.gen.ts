/* Made from the OpenAPI document by tests/integration/api-client.test.ts; `vitest -u` makes it anew. */

export type ProductList = { products: (Product)[]; pagination: { page: number; page_size: number; total_pages: number }; count: number; count_is_capped: boolean; instead: Instead }

export type Product = { id: number; slug: string; url: string; name: string; description: string; category: string | null; brand: string | null; gtin: string | null; price: number | null; list_price: number | null; currency: string; price_read_at: string | null; image_url: string | null; additional_image_urls: (string)[]; delivery_price: number | null; affiliate_link: string; advertiser_name: string | null; advertiser_id: string | null; advertiser_logo_url: string | null; commission: string | null; is_best_seller: boolean; is_editors_pick: boolean; rating: number | null; reviews: number | null; in_stock: boolean; source: string; external_id: string | null; item_group_id: string | null; size: string | null; color: string | null; material: string | null; unit_measure: string | null; age_group: string | null; age_from_months: number | null; age_to_months: number | null; unit_price: number | null; unit_price_per: "piece" | "kg" | "l" | null; variants: { group: string; count: number; kind: "sizes" | "colors" | "options" } | null; created_at: string; updated_at: string }

export type Instead = { search?: string; category?: string; size?: (string)[]; age?: ("0-3-months" | "3-6-months" | "6-12-months" | "1-2-years" | "from-2-years")[]; price_from?: number; price_to?: number; in_stock?: true; deal?: "price-drop" } | null

export type Error = { code: number; message: string; issues?: ({ path: string; message: string })[] }

export type ProductDetail = (Product) & ({ all_variants: (Variant)[]; offers: (Offer)[] })

export type Variant = { id: number; name: string; size: string | null; color: string | null; price: number | null; currency: string; in_stock: boolean; url: string }

export type Offer = { id: number; name: string; advertiser_name: string | null; price: number | null; currency: string; delivery_price: number | null; in_stock: boolean; price_read_at: string | null; affiliate_link: string; unit_price: number | null; unit_price_per: "piece" | "kg" | "l" | null }

export type ProductPrices = { currency: string; observed: ({ from: string; until: string | null; price: number })[]; lowest_30_days: { from: string; until: string | null; price: number } | null; reduction: { percent: number; prior_price: number; since: string } | null; reason: "not_watched" | "no_current_price" | "feed_silent" | "not_enough_history" | "clock_moved" | null }

export type Category = { id: number; name: string; short_name: string; description: string; is_hidden: boolean; former_short_names: (string)[] }

export type User = { id: string; email: string; name: string; role: "user" | "admin" }

export type NewProduct = { name: string; description?: string | null; price?: number | null; currency?: string | null; category?: string | null; commission?: string | null; advertiser_name?: string | null; advertiser_id?: string | null; image_url?: string | null; additional_image_urls?: (string | null)[]; affiliate_link?: string | null }

export type Outcome = { success: boolean; message: string }

export type Readiness = { status: "ready"; reasons: ({ code: "database-unavailable" | "migrations-missing" | "copy-behind" | "database-damaged" | "disk-nearly-full" | "backup-failed" | "backup-old" | "backup-not-sent" | "feeds-failing" | "feeds-overdue" | "mails-late" | "webhooks-late"; severity: "error" | "warning"; message: string })[]; catalogue_version?: number; copy_age_s?: number | null }

/** Each call by its method and path. */
export interface ApiCalls {
  'GET /products': { query?: { category?: string | (string)[]; search?: string; exact?: "true"; deal?: "price-drop"; retailer?: string | (string)[]; brand?: string | (string)[]; size?: string | (string)[]; age?: string | (string)[]; price_from?: number; price_to?: number; in_stock?: "true"; sort?: "featured" | "alphabetical" | "price-low-high" | "price-high-low" | "price-per-piece" | "price-per-kg" | "price-per-liter"; page?: number; page_size?: number }; answer: ProductList }
  'POST /products': { body: NewProduct; answer: Product }
  'GET /products/count': { answer: { count: number } }
  'GET /products/{id}': { params: { id: number }; answer: ProductDetail }
  'GET /products/{id}/prices': { params: { id: number }; answer: ProductPrices }
  'GET /categories': { answer: (Category)[] }
  'POST /auth/sign-in/email': { body: { email: string; password: string }; answer: { user: User; next: "done" | "new-password" | "set-up" } | { user: null; next: "second-step" } }
  'POST /auth/sign-in/second-step': { body: { code: string }; answer: { user: User; next: "done" | "new-password" | "set-up" } }
  'POST /auth/sign-up/email': { body: { name: string; email: string; password: string; from?: string }; answer: { user: User; next: "done" | "new-password" | "set-up" } | { user: null; next: "check-inbox" } }
  'POST /auth/sign-out': { answer: { success: boolean } }
  'GET /auth/get-session': { answer: { user: User } | null }
  'GET /me': { answer: User }
  'GET /me/export': { answer: {  } }
  'GET /favorites': { query: { user_id: string }; answer: (Product)[] }
  'POST /favorites': { body: { user_id: string; product: string }; answer: { success: true } }
  'DELETE /favorites': { body: { user_id: string; product: string }; answer: { success: true } }
  'POST /products/clear': { answer: Outcome }
  'GET /seed-products': { answer: Outcome }
  'POST /subscribe': { body: { email: string; name?: string | null }; answer: { success: boolean; message: string } }
  'POST /create-payment': { body: { amount: number; email: string; name?: string | null; message?: string | null }; answer: { id: string; url: string } }
  'GET /health': { answer: { status: "ok" } }
  'GET /ready': { answer: Readiness }
  'GET /openapi.json': { answer: { openapi: string } }
}
