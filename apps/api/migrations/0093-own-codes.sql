-- How the shop's own codes are laid out, by their prefix; GS1 leaves 02 and 20 to 29 to each company. Empty: such a code is
-- a number like any other. Behind the prefix come the digits of an article, then those of an amount, then the check digit.
create table own_code_rules (
	prefix text primary key check (prefix ~ '^(02|2[0-9])$'),
	kind text not null check (kind in ('pieces', 'weight', 'price')),
	article_digits smallint not null check (article_digits between 1 and 9),
	decimals smallint not null default 0 check (decimals between 0 and 5 and decimals <= 10 - article_digits)
);
