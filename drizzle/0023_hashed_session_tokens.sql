UPDATE `sessions` SET `token` = 'former:' || token_hash(`token`);
