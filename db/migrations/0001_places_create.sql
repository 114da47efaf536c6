create table cities (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  state_code text not null check (char_length(state_code) = 2),
  slug text not null unique,
  status text not null check (status in ('live', 'coming_soon')),
  sort_order integer not null
);

create table neighborhoods (
  id uuid primary key,
  city_id uuid not null references cities (id),
  neighborhood_name text not null check (char_length(neighborhood_name) between 1 and 80),
  slug text not null,
  borough text not null check (
    borough in ('Bronx', 'Brooklyn', 'Manhattan', 'Queens', 'Staten Island')
  ),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  unique (city_id, slug)
);

create table industries (
  slug text primary key,
  name text not null unique,
  sort_order integer not null
);
