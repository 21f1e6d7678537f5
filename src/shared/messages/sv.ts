export * from '#shared/messages/sv/products.ts'
export * from '#shared/messages/sv/site.ts'
