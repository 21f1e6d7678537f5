export * from '#shared/messages/en/products.ts'
export * from '#shared/messages/en/site.ts'
