-- Prices that are changed carry a version; pictures say by their hash whether they are still the same.

alter table article_sale_prices add column version integer not null default 1 check (version > 0);
alter table article_purchase_prices add column version integer not null default 1 check (version > 0);
alter table article_pictures
	add column hash text not null generated always as (encode(sha256(picture), 'hex')) stored;

-- A page of movements with the running balance is read from the index alone.
drop index stock_movements_by_article;
create index stock_movements_by_article on stock_movements (article_id, at, id) include (quantity, warehouse, kind);

-- `lists` is a path of the API that would hide the parts of such an article.
alter table articles add constraint articles_number_is_no_path check (art_nr <> 'lists');
