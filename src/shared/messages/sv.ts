export * from '#shared/messages/sv/products.ts'
